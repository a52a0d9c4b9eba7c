/** Describes a browser so that its owner recognises it; names are the same in both languages. */

const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** `Firefox, Windows`; empty if both are unknown. */
export function deviceOf(userAgent: string | undefined): string {
  const known = (list: typeof browsers) => list.find(([, mark]) => mark.test(userAgent ?? ''))?.[0]
  return [known(browsers), known(systems)].filter(Boolean).join(', ')
}
