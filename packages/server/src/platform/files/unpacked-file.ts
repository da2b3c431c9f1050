import { open, rm } from 'node:fs/promises'
import type { Bytes } from './store.ts'
import { unpacked } from './zip.ts'
import type { UnpackLimit, ZipEntry } from './zip.ts'
import { temporaryPlace } from './temporary.ts'

/** An entry of an archive that is a file to be read from anywhere, as a workbook is: it waits on the disk while `work` reads it. */
export async function* unpackedFile<T>(
  bytes: Bytes,
  entry: ZipEntry,
  limit: UnpackLimit,
  work: (file: Bytes) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const place = temporaryPlace('unpacked')
  const file = await open(place, 'wx+', 0o600)
  try {
    // Without a name it goes with the process, whatever becomes of that.
    await rm(place)
    let size = 0
    for await (const piece of unpacked(bytes, entry, limit)) {
      await file.write(piece, 0, piece.length, size)
      size += piece.length
    }
    yield* work({
      size,
      async read(from, length) {
        const buffer = Buffer.allocUnsafe(length)
        await file.read(buffer, 0, length, from)
        return buffer
      },
    })
  } finally {
    await file.close()
  }
}
