declare module '*/scripts/chromium.mjs' {
  /** Path of the whole browser. */
  export function findOrInstallChromium(): Promise<string>
  /** Path of the browser without a window, or of the whole one where there is no other. */
  export function findHeadlessShell(): Promise<string>
}

declare module '*/scripts/kannel.mjs' {
  /** Paths of its executables; undefined where it is not installed. */
  export function findKannel(): { bearerbox: string; smsbox: string; fakesmsc: string } | undefined
}

declare module '*/scripts/postgres.mjs' {
  interface Server {
    /** Of a database whose user may make others. */
    url: string
    kill(): Promise<void>
    /** Removes its files, too. */
    stop(): Promise<void>
  }
  /** `follow`: a replica that every commit waits for from then on. */
  export function startPostgres(): Promise<Server & { follow(): Promise<Server & { promote(): Promise<void> }> }>
}

declare module '*/scripts/balancer.mjs' {
  /** HAProxy before these addresses, once they are ready. */
  export function startBalancer(nodes: readonly string[], port: number): Promise<{ url: string; stop(): Promise<void> }>
}

declare module '*/scripts/fetch-package.mjs' {
  /** The folder of one exact version of a package, which is fetched when it is not there. */
  export function fetchPackage(name: string, version: string): Promise<string>
}

declare module '*/scripts/free-port.mjs' {
  export function freePort(): Promise<number>
}

declare module '*/scripts/database.mjs' {
  export interface Database {
    run(sql: string): Promise<unknown>
    rows(sql: string): Promise<Record<string, unknown>[]>
    close(): Promise<void>
  }
  /** `databaseUrl`: `file:…` or `postgres://…`. */
  export function connect(databaseUrl: string): Promise<Database>
}
declare module '*/scripts/progress.mjs' {
  export interface ProgressOutput {
    isTTY?: boolean
    columns?: number
    write(text: string): unknown
  }
  /** Shows the step and its time; `report` names the part that is being done. */
  export function step<Result>(
    name: string,
    work: (report: (detail: string) => void) => Result | Promise<Result>,
    output?: ProgressOutput,
  ): Promise<Result>
}

declare module '*/scripts/contractions.mjs' {
  export function contractions(migration: string): string[]
}

declare module '*/scripts/archive.mjs' {
  /** Writes `.tar.gz`; `seconds` is the time of all files, `inside` a folder that they lie in. */
  export function pack(
    file: string,
    folder: string,
    names: readonly string[],
    options: { seconds: number; inside?: string },
  ): Promise<void>
  /** SHA-256 in hexadecimal. */
  export function checksum(file: string): Promise<string>
}

declare module '*/scripts/release-notes.mjs' {
  interface State {
    version: string
    changelog: string
    upgrading: string
    status: string
    tags: readonly string[]
  }
  interface Migrations {
    before: string | undefined
    postgres: readonly string[]
    sqlite: readonly string[]
  }
  /** Why there can be no release of this. */
  export function obstacles(state: State, options?: { rehearse?: boolean }): string[]
  export function migrationNotes(migrations: Migrations): string
  export function releaseNotes(
    release: Pick<State, 'version' | 'changelog' | 'upgrading'> & { migrations: Migrations; made: string },
  ): string
}

declare module '*/scripts/reproducible.mjs' {
  /** The project's folder as `.`. */
  export function withoutFolder(text: string, folder?: string): string
  /** Next's preview mode without keys. */
  export function withoutPreviewKeys(manifest: string): string
  /** A source map without the references of files. */
  export function withoutReferences(map: string): string
  /** Environment of Next's build. */
  export function buildNumbers(fingerprint: string): Record<string, string>
}

declare module '*/scripts/sbom.mjs' {
  /** CycloneDX (JSON) of the packages that these files and folders belong to, by the packages of a lock file. */
  export function billOf(paths: Iterable<string>, lock: object): string
  /** The packages of the lock file, by their folders. */
  export function lockedPackages(): Record<string, { dev?: boolean }>
}

declare module '*/scripts/mend-migration.mjs' {
  export function mended(migration: string): string
}

declare module '*/scripts/node-version.mjs' {
  /** What is to be said of a version of Node. */
  export function judgeNode(version: string): { error?: string; warning?: string }
}

declare module '*/scripts/memory-folder.mjs' {
  /** undefined where there is none, or too little room. */
  export function memoryFolder(): string | undefined
}

declare module '*/scripts/browsers.mjs' {
  export function findFirefox(): string | undefined
  export function findWebKit(): { driver: string; screen: string; browser: string } | undefined
}

declare module '*/bench/fill.mjs' {
  /** As many articles as dealers. */
  export function fill(databaseUrl: string, count: number): Promise<void>
  export function fillOrders(databaseUrl: string, count: number): Promise<void>
}
