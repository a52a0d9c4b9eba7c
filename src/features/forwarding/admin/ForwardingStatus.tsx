'use client'
export function ForwardingStatus() {
  return null
}
