import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Their contents are packed already. */
const isPacked = /\.(?:pdf|xlsx|png|jpe?g|zip|age)$/i

/**
 * Packs files into a ZIP while it is read: `fill` adds them one after another, each when the one before is packed and read, so that
 * memory holds a piece of one file. What `fill` throws ends the reading.
 */
export async function* zipped(fill: (zip: ZipWriter) => Promise<void>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const bytes = zip.outputStream as Readable
  const filling = fill({
    async add(name, content, at) {
      const source = Readable.from(content instanceof Uint8Array ? [content] : content)
      zip.addReadStream(source, name, { mtime: at, compress: !isPacked.test(name) })
      await finished(source)
    },
  }).then(
    () => zip.end(),
    (fault: unknown) => void bytes.destroy(fault instanceof Error ? fault : new Error(String(fault))),
  )
  zip.on('error', (fault) => bytes.destroy(fault as Error))
  for await (const piece of bytes) yield piece as Uint8Array
  await filling
}

export interface ZipWriter {
  /** `name` is a path within the archive, its folders parted by `/`. */
  add(name: string, content: Uint8Array | AsyncIterable<Uint8Array>, at: Date): Promise<void>
}

/** Names of files that stand beside one another: what no file system takes is left out, and a name that is taken gets a number. */
export function fileNames(): (folder: string, name: string, ending: string) => string {
  const taken = new Set<string>()
  return (folder, name, ending) => {
    const plain = name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-').slice(0, 120) || '-'
    for (let turn = 1; ; turn++) {
      const path = `${folder}/${plain}${turn === 1 ? '' : ` (${turn})`}${ending}`
      if (taken.has(path.toLowerCase())) continue
      taken.add(path.toLowerCase())
      return path
    }
  }
}
