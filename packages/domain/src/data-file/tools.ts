/** What a program brings to read a data file: the server that of Node, the viewer that of the browser. */
export interface DataFileTools {
  sha256(): Hasher
  /** Whether an Ed25519 signature is of these bytes by this key; all raw bytes. */
  isSignedBy(signature: Uint8Array, content: Uint8Array, publicKey: Uint8Array): boolean
  /** Unpacks DEFLATE data without a header. Errors of its own where it is none. */
  inflate(packed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
  gunzip(packed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
  /** Opens what is sealed in the age format with the identity of this file. */
  unseal(sealed: AsyncIterable<Uint8Array>, identity: string): AsyncIterable<Uint8Array>
  /** The identity that the key file of an archive holds; undefined where the passphrase or private key is another. */
  openKey(sealed: Uint8Array, secret: string): Promise<string | undefined>
  textOf(bytes: Uint8Array): string
  bytesOf(text: string): Uint8Array
}

export interface Hasher {
  update(bytes: Uint8Array): void
  /** In hexadecimal digits; ends it. */
  end(): string
}

/** A file that is read from anywhere in it. */
export interface FileBytes {
  readonly size: number
  /** Exactly so many bytes; both ends lie within the file. */
  read(from: number, length: number): Promise<Uint8Array>
}
