export interface AvifSettings {
  /** Where versions are kept; undefined: none are made. */
  avifFolder?: string
}

declare module '../../web/feature' {
  interface ProcessSettings extends AvifSettings {}
}

declare module '../../web/declared' {
  interface Declared extends AvifSettings {}
}
