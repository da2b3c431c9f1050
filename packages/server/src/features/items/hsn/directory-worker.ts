import { parentPort, workerData } from 'node:worker_threads'
import { directoryOf } from './directory-rows.ts'

/** Reads the list beside the server: it takes most of a second, in which nobody else should wait. */
const { bytes, mostRows } = workerData as { bytes: Uint8Array; mostRows: number }
try {
  parentPort!.postMessage(directoryOf(bytes, mostRows))
} catch {
  parentPort!.postMessage(undefined)
}
