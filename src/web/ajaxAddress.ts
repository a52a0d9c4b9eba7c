/** Where several forms post to, distinguished by their action: an address that clients were written for (`ajax.ts`). */
export const AJAX_ADDRESS = '/wp-admin/admin-ajax.php'
