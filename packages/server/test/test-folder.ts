import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'

/** Below it lie the clusters and folders of one run; its global setup makes and removes it. */
export const testFolder = (): string => process.env['BAHI_TEST_FOLDER'] ?? tmpdir()

const inMemory = '/dev/shm'
const neededBytes = 8 * 2 ** 30

/**
 * Where a run has its folder: in memory where there is plenty. A database of a test is 1,500 files, and to make them on
 * a disk costs more than most tests.
 */
export async function placeOfRun(): Promise<string> {
  try {
    await access(inMemory, constants.W_OK)
    const { bavail, bsize } = await statfs(inMemory)
    if (bavail * bsize >= neededBytes && freemem() >= neededBytes) return inMemory
  } catch {
    // Not on this system.
  }
  return tmpdir()
}
