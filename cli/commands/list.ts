/**
 * All commands, in the order in which an operator looks for them. Each is loaded when it is run: with the whole program a
 * start takes seconds and 200 MB.
 */
import type { Command } from './command'

interface Listed {
  name: string
  /** One line in the list of commands. */
  summary: string
  load(): Promise<Command>
}

export const commands: readonly Listed[] = [
  {
    name: 'doctor',
    summary: 'checks settings, machine, database and the services that the site calls',
    load: async () => (await import('./doctor')).doctor,
  },
  {
    name: 'backup',
    summary: 'stores everything that the site holds in a folder or a bucket, while it runs',
    load: async () => (await import('./backup')).backup,
  },
  {
    name: 'verify',
    summary: 'reads a backup whole and says what is wrong with it',
    load: async () => (await import('./verify')).verify,
  },
  {
    name: 'restore',
    summary: 'fills the site from a backup',
    load: async () => (await import('./restore')).restore,
  },
  {
    name: 'move',
    summary: 'copies the site to another database and other storage, and compares',
    load: async () => (await import('./move')).move,
  },
  {
    name: 'purge',
    summary: 'has the CDN forget what it keeps of the site',
    load: async () => (await import('./purge')).purge,
  },
  {
    name: 'migrate',
    summary: 'brings the database to the schema of this program',
    load: async () => (await import('./migrate')).migrate,
  },
  {
    name: 'user',
    summary: 'lists, adds, rescues or removes users of the admin',
    load: async () => (await import('./user')).user,
  },
  {
    name: 'import',
    summary: 'reads articles or dealers from a file, and has the site carry it out',
    load: async () => (await import('./import')).importFile,
  },
  {
    name: 'export',
    summary: 'writes articles or dealers to a file that can be imported again',
    load: async () => (await import('./export')).exportFile,
  },
  {
    name: 'person',
    summary: 'exports or erases all that is stored about a person',
    load: async () => (await import('./person')).person,
  },
  {
    name: 'postcodes',
    summary: 'makes the positions of postcodes exact, from a public register',
    load: async () => (await import('./postcodes')).postcodes,
  },
]
