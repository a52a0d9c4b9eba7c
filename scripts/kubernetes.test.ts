/** The manifests of `ops/kubernetes`, as kustomize makes them: valid, without rights, and with settings that the program has. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { fetchPackage } from '../scripts/fetch-package.mjs'
import { readSettings } from '../src/server/settings'

interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  spec: Record<string, unknown>
}

interface Probe {
  httpGet: { path: string; port: string }
}

interface Pod {
  terminationGracePeriodSeconds: number
  automountServiceAccountToken: boolean
  securityContext: object
  containers: {
    livenessProbe: Probe
    readinessProbe: Probe
    startupProbe: Probe
    ports: { name: string; containerPort: number }[]
    securityContext: object
    volumeMounts: { mountPath: string }[]
  }[]
}

type Models = Record<string, new (data: Manifest) => { validate(): void }>

/** Milliseconds that running requests get after a stop signal (`src/server/siteServer.ts`). */
const STOP_PATIENCE = 10_000

const kustomize = await fetchPackage('kustomize', '4.5.4')
const models = await fetchPackage('kubernetes-models', '5.1.0')

async function built(name: string): Promise<Manifest[]> {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [join(kustomize, 'run.js'), 'build', `ops/kubernetes/${name}`])
  return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest)
}

const base = await built('base')
const cluster = await built('cluster')
const both = [
  ['base', base],
  ['cluster', cluster],
] as const

const ofKind = (manifests: readonly Manifest[], kind: string) => {
  const found = manifests.find((manifest) => manifest.kind === kind)
  if (!found) throw new Error(`there is no ${kind}`)
  return found
}
const podOf = (manifests: readonly Manifest[]) => (ofKind(manifests, 'StatefulSet').spec.template as { spec: Pod }).spec

const environment = (manifests: readonly Manifest[]) => ({
  ...ofKind(manifests, 'ConfigMap').data,
  ...Object.fromEntries(
    Object.entries(ofKind(manifests, 'Secret').data ?? {}).map(([name, value]) => [
      name,
      Buffer.from(value, 'base64').toString(),
    ]),
  ),
})

test.each(both.flatMap(([name, manifests]) => manifests.map((manifest) => [name, manifest.kind, manifest] as const)))(
  '%s: %s is what Kubernetes takes',
  async (_, kind, manifest) => {
    const module = (await import(/* @vite-ignore */ join(models, manifest.apiVersion, 'index.js'))) as Models
    const Model = module[kind]
    if (!Model) throw new Error(`no model of ${kind}`)
    new Model(manifest).validate()
  },
)

test.each(both)('%s: the program takes the settings, and knows each of them', (_, manifests) => {
  const env = environment(manifests)
  expect(() => readSettings({ DATA_DIR: '/data', ...env })).not.toThrow()
  const known = readFileSync('src/server/environment.ts', 'utf8')
  for (const name of Object.keys(env)) expect(known).toMatch(new RegExp(`^ {2}${name}: `, 'm'))
})

test.each(both)('%s: the pod has no rights, and writes to its volumes alone', (_, manifests) => {
  const pod = podOf(manifests)
  expect(pod).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
  })
  for (const { securityContext, volumeMounts } of pod.containers) {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp'])
  }
})

test.each(both)(
  '%s: a pod gets longer to stop than the program takes, on the ports that it listens to',
  (_, manifests) => {
    const settings = readSettings({ DATA_DIR: '/data', ...environment(manifests) })
    const pod = podOf(manifests)
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(settings.stopDelay + STOP_PATIENCE)
    expect(pod.containers[0]?.ports).toEqual([
      { name: 'http', containerPort: settings.port },
      { name: 'metrics', containerPort: settings.metrics?.port },
    ])
  },
)

test.each(both)(
  '%s: the process is restarted when it does not live, and left alone by visitors when others are ready',
  (name, manifests) => {
    const [site] = podOf(manifests).containers
    const health = { path: '/healthz', port: 'http' }
    expect([site?.startupProbe.httpGet, site?.livenessProbe.httpGet]).toEqual([health, health])
    expect(site?.readinessProbe.httpGet).toEqual(name === 'base' ? health : { path: '/readyz', port: 'http' })
  },
)

test('SQLite has one process, and several share a database and a bucket', () => {
  expect(ofKind(base, 'StatefulSet').spec.replicas).toBe(1)
  expect(ofKind(cluster, 'StatefulSet').spec.replicas).toBe(3)
  expect(environment(base)).not.toHaveProperty('DATABASE_URL')
  expect(Object.keys(environment(cluster))).toEqual(expect.arrayContaining(['DATABASE_URL', 'S3_BUCKET', 'SECRET']))
})
