import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Pictures of a white label, by what they are for; the first form that is there is used. */
const forms = {
  logo: ['logo.svg', 'logo.png', 'logo.webp'],
  icon: ['icon.svg', 'icon.png', 'favicon.ico', 'logo.svg', 'logo.png'],
} as const
const slideNames = [1, 2, 3].map((number) =>
  ['svg', 'png', 'webp', 'jpg'].map((type) => `slide-${number}.${type}`),
)

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
}

export interface Brand {
  readonly logo: string
  readonly icon: string
  /** All three, or none: the product's own drawings are shown then. */
  readonly slides: readonly string[]
}

/**
 * Logo, icon and slides of the folder that the settings name: below `brand` in the data folder, where the operator puts
 * them, or below `brand` of the web application. What a folder lacks is the product's own.
 */
export class Brands {
  readonly #places: readonly string[]
  constructor(dataDir: string, webDist: string) {
    this.#places = [path.join(dataDir, 'brand'), path.join(webDist, 'brand')]
  }

  of(folder: string): Brand {
    const find = (names: readonly string[]) => names.find((name) => this.#fileOf(folder, name))
    const address = (kind: keyof typeof forms) => {
      const own = find(forms[kind])
      return own ? `/brand/${folder}/${own}` : standard[kind]
    }
    const slides = slideNames.map(find)
    const isWhole = slides.every((name) => name !== undefined)
    return {
      logo: address('logo'),
      icon: address('icon'),
      slides: isWhole ? slides.map((name) => `/brand/${folder}/${name}`) : [],
    }
  }

  /** The file of an address below `/brand`; undefined where it is none of ours. */
  async read(pathname: string): Promise<{ readonly bytes: Buffer; readonly type: string } | undefined> {
    const [, folder, name] =
      /^\/brand\/([a-z0-9][a-z0-9-]{0,39})\/([a-z0-9-]{1,20}\.[a-z]{3,4})$/.exec(pathname) ?? []
    const type = types[path.extname(name ?? '')]
    const file = folder && name && type ? this.#fileOf(folder, name) : undefined
    return file && type ? { bytes: await readFile(file), type } : undefined
  }

  #fileOf(folder: string, name: string): string | undefined {
    return this.#places.map((place) => path.join(place, folder, name)).find((file) => existsSync(file))
  }
}

const standard = { logo: '/brand/bahi/logo.svg', icon: '/brand/icon.svg' } as const
