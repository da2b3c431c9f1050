/** A file of a form that waits on the disk of the server; no JSON can be one. */
export class SpooledFile {
  readonly name: string
  readonly size: number
  /** No part of what was sent: the same file sent again waits in another place. */
  readonly #path: string
  constructor(name: string, size: number, path: string) {
    this.name = name
    this.size = size
    this.#path = path
  }
  get path(): string {
    return this.#path
  }
}
