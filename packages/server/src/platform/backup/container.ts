import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { StartupProblem } from '../postgres/startup-problem.ts'

/** A file has it after its name while it is being written. */
export const unfinishedEnd = '.unfinished'

const sealedStart = 'age-encryption.org/v1'

/**
 * Writes a file of a backup: compressed with Zstandard, then sealed in the age format (age-encryption.org/v1) where there is a
 * key. It takes its name when it is whole and on the disk.
 */
export async function writeSealed(
  content: AsyncIterable<unknown>,
  file: string,
  publicKey: string | undefined,
): Promise<void> {
  const unfinished = file + unfinishedEnd
  const compressed = createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
  })
  // A fault of the content must end what reads from it, also while the key is being set up.
  const compressing = pipeline(content, compressed)
  let writing: Promise<void> | undefined
  try {
    const sealed =
      publicKey === undefined ? compressed : Readable.fromWeb(await sealing(compressed, publicKey))
    writing = pipeline(sealed, createWriteStream(unfinished, { mode: 0o600 }))
    await Promise.all([compressing, writing])
    const handle = await open(unfinished, 'r')
    await handle.sync().finally(() => handle.close())
    await rename(unfinished, file)
    await syncFolder(path.dirname(file))
  } catch (error) {
    compressed.destroy()
    // What still writes could make the file again after it is removed.
    await Promise.allSettled([compressing, writing])
    await rm(unfinished, { force: true })
    throw error
  }
}

async function sealing(content: Readable, publicKey: string) {
  const encrypter = new Encrypter()
  encrypter.addRecipient(publicKey)
  return (await encrypter.encrypt(Readable.toWeb(content) as never)) as unknown as ReadableStream
}

/**
 * What a file of a backup holds.
 *
 * @throws StartupProblem where the key is missing or another one; later, while it is read, an error where the file was changed
 * or cut.
 */
export async function readSealed(file: string, privateKey: string | undefined): Promise<Readable> {
  const start = await startOf(file)
  const content = start === sealedStart ? await opening(file, privateKey) : createReadStream(file)
  const plain = createZstdDecompress()
  content.once('error', (error: Error) => plain.destroy(error))
  plain.once('close', () => content.destroy())
  return content.pipe(plain)
}

async function startOf(file: string): Promise<string> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new StartupProblem(
      `${file} cannot be read: ${error.code === 'ENOENT' ? 'it is not there' : error.message}.`,
    )
  })
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(sealedStart.length),
      0,
      sealedStart.length,
      0,
    )
    const start = buffer.subarray(0, bytesRead)
    if (start.toString('latin1') === sealedStart || start.readUInt32LE(0) === 0xfd2fb528)
      return start.toString('latin1')
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  } finally {
    await handle.close()
  }
  throw new StartupProblem(`${file} is no backup of Bahi.`)
}

async function opening(file: string, privateKey: string | undefined): Promise<Readable> {
  if (privateKey === undefined)
    throw new StartupProblem(`${file} is sealed: give the private key of your backups with --key.`)
  const decrypter = new Decrypter()
  decrypter.addIdentity(privateKey)
  const source = createReadStream(file)
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(source) as never)
    return Readable.fromWeb(plain as unknown as ReadableStream)
  } catch (error) {
    source.destroy()
    if (/no identity matched/.test(String(error)))
      throw new StartupProblem(`${file} is sealed with another key than the one given.`)
    throw error
  }
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
