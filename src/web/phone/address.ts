/** Where browsers fetch the rules of phone numbers. */
export const UTILS_ADDRESS = '/wp-content/plugins/wp-sms/assets/js/intel/utils.js'
