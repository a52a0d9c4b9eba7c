/** `orderRequests` and `order-requests` → `order_requests`: names of tables and columns, and of other services' events. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_')
}
