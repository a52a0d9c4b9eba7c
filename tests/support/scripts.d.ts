declare module '*/scripts/chromium.mjs' {
  /** Path of the executable. */
  export function findOrInstallChromium(): Promise<string>
}
