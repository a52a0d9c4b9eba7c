declare module '*/scripts/chromium.mjs' {
  /** Path of the executable. */
  export function findOrInstallChromium(): Promise<string>
}

declare module '*/scripts/postgres.mjs' {
  /** `url` of a database whose user may make others. */
  export function startPostgres(): Promise<{ url: string; stop(): Promise<void> }>
}
