import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { isolated } from './bidi.ts'
import { withBlocks, withRows } from './blocks.ts'
import { withQrImages } from './qr.ts'

/** 'document': each by the template that its own layout names. */
export type Template = 'document' | 'ewayBill' | 'labels' | 'list' | 'receipt' | 'report' | 'statement'

/** Images of one document, already checked; SVG is never among them. */
export interface PrintImages {
  readonly logo?: Uint8Array | undefined
  readonly signature?: Uint8Array | undefined
}

export interface RenderJob {
  readonly template: Template
  readonly documents: readonly { readonly model: object; readonly images?: PrintImages | undefined }[]
  /** Tagged output for screen readers; three times the size. */
  readonly accessible?: boolean | undefined
  /** Pages one below the other as a picture, instead of a PDF. */
  readonly asSvg?: boolean | undefined
}

/** The page could not be made: a fault of a template or of its data, with where it happened. */
export class CompileError extends Error {
  override readonly name = 'CompileError'
  readonly diagnostics: readonly string[]
  constructor(diagnostics: readonly string[]) {
    super(`PDF not made: ${diagnostics.join('; ') || 'no reason given'}`)
    this.diagnostics = diagnostics
  }
}

/** A compiler with its fonts loaded, to be kept for as many documents as wanted. Takes half a second to make. */
export const createCompiler = () => {
  const compiler = NodeCompiler.create({
    // The root of every path a template can name: nothing but templates lies there.
    workspace: templateFolder,
    fontArgs: [{ fontPaths: fontFolders() }],
  })
  return {
    compile: (job: RenderJob): Buffer => compileJob(compiler, job),
    /** Lets go of what the last five documents did not use; to be called after each. */
    tidy: () => compiler.evictCache(5),
  }
}

const templateFolder = join(dirname(fileURLToPath(import.meta.url)), 'templates')

const fontFolders = () => {
  const resolve = createRequire(import.meta.url).resolve
  return ['noto-sans', 'noto-sans-devanagari', 'noto-naskh-arabic'].flatMap((family) => {
    const root = dirname(resolve(`@expo-google-fonts/${family}/package.json`))
    return ['400Regular', '600SemiBold'].map((weight) => join(root, weight))
  })
}

const compileJob = (compiler: NodeCompiler, job: RenderJob): Buffer => {
  const mapped: string[] = []
  const map = (file: string, bytes: Buffer) => {
    const path = join(templateFolder, file)
    compiler.mapShadow(path, bytes)
    mapped.push(path)
  }
  const image = (name: string, bytes: Uint8Array | undefined) => {
    if (!bytes) return undefined
    const file = `${name}.${bytes[0] === 0x89 ? 'png' : 'jpg'}`
    map(file, Buffer.from(bytes))
    return file
  }
  const documents = job.documents.map(({ model, images }, index) => ({
    ...withQrImages(laidOut(model, job)),
    logo: image(`logo-${index}`, images?.logo),
    signatureImage: image(`signature-${index}`, images?.signature),
  }))
  try {
    // A file beside the templates rather than an input: inputs are known to every template, so that a changed one
    // would make the compiler forget what it has made of all of them.
    map('data.json', Buffer.from(JSON.stringify({ template: job.template, documents })))
    const result = compiler.compile({ mainFilePath: join(templateFolder, 'main.typ') })
    // The thrown error of the compiler has no text; what went wrong is asked for by its own call.
    if (result.hasError() || !result.result) {
      const fault = result.takeError() ?? result.takeDiagnostics()
      throw new CompileError(fault ? compiler.fetchDiagnostics(fault).map(describe) : [])
    }
    if (job.asSvg) return Buffer.from(compiler.plainSvg(result.result))
    return compiler.pdf(result.result, { pdfTags: job.accessible ?? false })
  } finally {
    for (const path of mapped) compiler.unmapShadow(path)
  }
}

const laidOut = (model: object, { accessible, template }: RenderJob): object => {
  if ('direction' in model && model.direction === 'rtl') return withRows(isolated(model))
  // The rows of its tables are alone already.
  if (template === 'ewayBill' || template === 'labels') return model
  // Blocks are measured for the width of an upright page.
  return accessible || template === 'list' || template === 'report' ? withRows(model) : withBlocks(model)
}

const describe = (diagnostic: { message?: string; path?: string; range?: unknown }) =>
  [diagnostic.path, JSON.stringify(diagnostic.range), diagnostic.message].filter(Boolean).join(' ')
