import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Unpacks plain files of a tar archive; the `tar` program is not on every system. */
export function unpackTar(archive: Buffer, folder: string): void {
  for (let at = 0; at + 512 <= archive.length;) {
    const header = archive.subarray(at, at + 512)
    const name = textAt(header, 0, 100)
    if (!name) break
    const size = Number.parseInt(textAt(header, 124, 12), 8)
    const kind = textAt(header, 156, 1)
    at += 512
    if (kind === '0' || kind === '') {
      const path = join(folder, normalize(name))
      if (!path.startsWith(folder)) throw new Error(`${name} would leave the folder`)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, archive.subarray(at, at + size), {
        mode: Number.parseInt(textAt(header, 100, 8), 8) || 0o644,
      })
    }
    at += Math.ceil(size / 512) * 512
  }
}

const textAt = (buffer: Buffer, from: number, length: number) =>
  buffer
    .toString('latin1', from, from + length)
    .split('\0')[0]!
    .trim()
