import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { LaunchOptions } from '@playwright/test'
import { unpackTar } from './tar.ts'

/**
 * How to start Chromium here: the one of CHROMIUM_PATH, else the system's, else the one that comes as a
 * package. Nothing is downloaded beyond the packages.
 */
export function browserLaunch(): LaunchOptions {
  const own = process.env['CHROMIUM_PATH'] || systemChromium()
  const shared = sharedMemory()
  if (own) return { executablePath: own, ...shared, env: inUtf8() }
  const folder = unpackChromium()
  return {
    executablePath: join(folder, 'chromium'),
    ...shared,
    env: {
      ...inUtf8(),
      LD_LIBRARY_PATH: [join(folder, 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}

/** Where the system has no locale, Chromium saves a file whose name is not Latin as 'download'. */
const inUtf8 = () => ({ ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' })

const flags = [
  // Tests may run as root, where the sandbox refuses to work; the only pages shown are our own.
  '--no-sandbox',
  // Without a card, and without one played by the processor: that one is set up anew with each page, for a third of its time.
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

const noSharedMemory = '--disable-dev-shm-usage'

/**
 * What Chromium paints passes between its processes in files: in memory where there is room. Containers often have a tiny
 * /dev/shm, and on a disk each of these files is made and removed by the file system.
 */
function sharedMemory(): Pick<LaunchOptions, 'args' | 'ignoreDefaultArgs'> {
  const place = '/dev/shm'
  const { bavail, bsize } = existsSync(place) ? statfsSync(place) : { bavail: 0, bsize: 0 }
  return bavail * bsize >= 2 * 2 ** 30
    ? { args: flags, ignoreDefaultArgs: [noSharedMemory] }
    : { args: [...flags, noSharedMemory] }
}

function systemChromium(): string | undefined {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']) {
    for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
      const path = join(folder, name)
      if (folder && existsSync(path) && starts(path)) return path
    }
  }
  return undefined
}

/** Some systems have a `chromium` that only says how to install one. */
function starts(path: string): boolean {
  try {
    return /Chrom/.test(
      execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 }),
    )
  } catch {
    return false
  }
}

/** Unpacked once, complete or not at all. */
function unpackChromium(): string {
  const require = createRequire(import.meta.url)
  const packed = join(dirname(require.resolve('@sparticuz/chromium')), '..', '..', 'bin')
  const folder = fileURLToPath(new URL('../.cache/chromium-147.0.0', import.meta.url))
  if (existsSync(join(folder, 'chromium'))) return folder
  const fresh = `${folder}.${process.pid}`
  mkdirSync(fresh, { recursive: true })
  const read = (name: string) => brotliDecompressSync(readFileSync(join(packed, name)))
  writeFileSync(join(fresh, 'chromium'), read('chromium.br'), { mode: 0o755 })
  // The three libraries that a bare system lacks (nss, nspr, expat).
  unpackTar(read('al2023.tar.br'), fresh)
  unpackTar(read('fonts.tar.br'), fresh)
  unpackTar(read('swiftshader.tar.br'), fresh)
  writeFileSync(join(fresh, 'fonts.conf'), fontsConf(join(folder, 'fonts'), join(folder, 'fonts-cache')))
  try {
    // What a cache that was cleaned in part has left of an earlier one would be in the way.
    rmSync(folder, { recursive: true, force: true })
    renameSync(fresh, folder)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(join(folder, 'chromium'))) throw error
  }
  return folder
}

/** A bare system has no letters for Hindi and Arabic; the fonts of the printed documents have them. */
function fontsConf(own: string, cache: string): string {
  const server = createRequire(new URL('../packages/server/package.json', import.meta.url))
  const printed = ['noto-sans', 'noto-sans-devanagari', 'noto-naskh-arabic'].flatMap((name) => {
    const home = dirname(server.resolve(`@expo-google-fonts/${name}/package.json`))
    return [join(home, '400Regular'), join(home, '700Bold')]
  })
  const folders = [own, ...printed, '/usr/share/fonts']
    .map((path) => `  <dir>${escape(path)}</dir>`)
    .join('\n')
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders}
  <cachedir>${escape(cache)}</cachedir>
  <alias><family>sans-serif</family><prefer><family>Noto Sans</family><family>Noto Sans Devanagari</family><family>Noto Naskh Arabic</family></prefer></alias>
</fontconfig>
`
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
