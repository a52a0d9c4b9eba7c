/** Social networks that a site can have accounts on. */
export const networks = [
  { value: 'facebook', name: 'Facebook' },
  { value: 'instagram', name: 'Instagram' },
  { value: 'youtube', name: 'YouTube' },
  { value: 'linkedin', name: 'LinkedIn' },
  { value: 'tiktok', name: 'TikTok' },
  { value: 'pinterest', name: 'Pinterest' },
  { value: 'x', name: 'X' },
] as const

export type Network = (typeof networks)[number]['value']
