/**
 * The program's start: the site in this process, or with `WORKERS` a supervisor of several, each of which begins here
 * again. Each loads what it needs and no more.
 */
import cluster from 'node:cluster'
import { boundGarbage } from './heapGrowth'
import { countWorkers } from './workers/count'
import { thisWorker } from './workers/thisWorker'

boundGarbage()

// Of a number that cannot be used the settings tell.
const workers = countWorkers(process.env.WORKERS) ?? 1

if (cluster.isPrimary && workers > 1) void import('./workers/supervisor').then(({ supervise }) => supervise(workers))
else if (thisWorker?.isFront) void import('./workers/startFront')
else void import('./startSite')
