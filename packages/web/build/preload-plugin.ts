import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { documentPages, kindsWithScreens, pathOf } from '../src/app/documents.ts'

/** Chunk of the build, as far as it is looked at here. */
interface Chunk {
  readonly type: 'chunk'
  readonly fileName: string
  readonly imports: readonly string[]
  readonly facadeModuleId: string | null
  readonly moduleIds: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/**
 * Writes `preload.json`: the files that the screen at an address needs, by the first part of its path. The server names
 * them in the page, so that the browser asks for all of them at once instead of learning of each from the one before.
 */
export function preloadPlugin(source: string): Plugin {
  return {
    name: 'bahi-preload',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk') as unknown as Chunk[]
      const filesOf = (modules: readonly string[]) =>
        filesFor(
          modules.map((file) => {
            const id = path.join(source, file)
            const chunk =
              chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
              chunks.find(({ moduleIds }) => moduleIds.includes(id))
            if (!chunk) throw new Error(`${file} is in no file of the build`)
            return chunk
          }),
          chunks,
        )
      const textOf = (file: string) => readFileSync(path.join(source, file), 'utf8')
      const table = (entry: string, screens: Screens) =>
        Object.fromEntries(screens.map(([address, module]) => [address, filesOf([entry, module])]))
      const font = Object.keys(bundle).find((name) => /inter-latin-wght-normal-[\w-]+\.woff2$/.test(name))
      this.emitFile({
        type: 'asset',
        fileName: 'preload.json',
        source: JSON.stringify({
          fonts: font ? [`/${font}`] : [],
          company: table('app/App.tsx', [
            ...screensOf(textOf('routes.ts')),
            ...screensOfDocuments(textOf('routes-documents.ts')),
          ]),
          public: table('prelogin/PreLogin.tsx', screensOf(textOf('routes-public.ts'))),
        }),
      })
    },
  }
}

type Screens = readonly (readonly [address: string, module: string])[]

/** First parts of the paths of a table of routes with the modules of their screens; a later row of the same part is left out. */
export function screensOf(text: string): Screens {
  const named = new Map(
    [...text.matchAll(/const (\w+) = \(\) =>\s*import\('\.\/([^']+)'\)/g)].map(([, name, file]) => [
      name!,
      file!,
    ]),
  )
  const rows = text.matchAll(
    /path: '\/?([^'/]*)[^']*',.*?screen: \(\) =>\s*(?:import\('\.\/([^']+)'\)|(\w+)\(\))/gs,
  )
  return [...rows].map(([, address, file, name]) => {
    const module = file ?? named.get(name!)
    if (!module) throw new Error(`The screen of ${address} is not found in its table`)
    return [address!, module] as const
  })
}

/** The same for the pages of each kind of document, which share their screens. */
export function screensOfDocuments(text: string): Screens {
  const modules = new Map(
    [...text.matchAll(/(\w+): \(\) => import\('\.\/([^']+)'\)/g)].map(([, page, file]) => [page, file!]),
  )
  return kindsWithScreens.flatMap((kind) =>
    documentPages.map((page) => {
      const module = modules.get(page)
      if (!module) throw new Error(`The screen of ${page} is not found in the table of documents`)
      return [pathOf(kind, page), module] as const
    }),
  )
}

/** What a file needs comes before it: style sheets of one weight win by their order. */
function filesFor(roots: readonly Chunk[], chunks: readonly Chunk[]) {
  const found = new Set<Chunk>()
  const seen = new Set<Chunk>()
  const take = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name))
    found.add(chunk)
  }
  for (const root of roots) take(root)
  const styles = new Set([...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  return {
    scripts: [...found].map(({ fileName }) => `/${fileName}`),
    styles: [...styles].map((name) => `/${name}`),
  }
}
