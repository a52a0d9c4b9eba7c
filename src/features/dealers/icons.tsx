import type { ReactNode } from 'react'

function Icon({ strokeWidth, children }: { strokeWidth: number; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const Check = () => (
  <Icon strokeWidth={2.5}>
    <path d="m4 10.5 4 4 8-9" strokeLinecap="round" strokeLinejoin="round" />
  </Icon>
)

export const Pin = () => (
  <Icon strokeWidth={1.8}>
    <circle cx="10" cy="10" r="5" />
    <circle cx="10" cy="10" r="1.4" fill="currentColor" stroke="none" />
    <path d="M10 1.5V5M10 15v3.5M1.5 10H5M15 10h3.5" strokeLinecap="round" />
  </Icon>
)
