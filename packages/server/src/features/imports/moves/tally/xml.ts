import sax from 'sax'
import { TableFault } from '../../read/table-file.ts'

/** An element of a file of Tally, with what is in it. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  text: string
  readonly children: Element[]
}

/** What holds masters and vouchers; these are read one after another and kept no longer. */
const messages: ReadonlySet<string> = new Set(['TALLYMESSAGE', 'COLLECTION'])
/** What names the company, beside the messages. */
const companyName = 'SVCURRENTCOMPANY'
const deepest = 40
/** Elements of one master or voucher: one of a thousand lines has some ten thousand. */
const mostElements = 400_000
const longestText = 64 * 1024

const damaged = () => new TableFault('IMPORT_FILE_DAMAGED')

/**
 * The masters and vouchers of a file, one after another. The parser knows no entities but the five of XML, a DOCTYPE is
 * refused, and what is longer or deeper than anything Tally writes ends the reading.
 */
export async function* elementsOf(texts: AsyncIterable<string>): AsyncGenerator<Element[]> {
  const parser = sax.parser(true, { trim: false, normalize: false, position: false })
  const open: Element[] = []
  let ready: Element[] = []
  let count = 0
  let isEnvelope = false
  let isClosed = false
  let fault: unknown
  const refuse = (error: unknown) => {
    fault ??= error
    throw error
  }
  parser.onerror = () => refuse(damaged())
  parser.ondoctype = () => refuse(new TableFault('IMPORT_FILE_DOCTYPE'))
  parser.onopentag = ({ name, attributes }) => {
    const parent = open.at(-1)
    if (!parent) {
      if (name.toUpperCase() !== 'ENVELOPE') refuse(new TableFault('MOVE_NOT_TALLY'))
      isEnvelope = true
    }
    if (open.length >= deepest || ++count > mostElements) refuse(new TableFault('IMPORT_FILE_TOO_HEAVY'))
    const element: Element = {
      name: name.toUpperCase(),
      attributes: attributes as Record<string, string>,
      text: '',
      children: [],
    }
    if (parent && !messages.has(parent.name) && !messages.has(element.name)) parent.children.push(element)
    open.push(element)
  }
  const addText = (text: string) => {
    const at = open.at(-1)
    if (!at || text.trim() === '') return
    if (at.text.length + text.length > longestText) refuse(new TableFault('IMPORT_FILE_TOO_HEAVY'))
    at.text += text
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.onclosetag = () => {
    const element = open.pop()
    const parent = open.at(-1)
    if (!parent) isClosed = true
    if (element && parent && (messages.has(parent.name) || element.name === companyName)) {
      ready.push(element)
      count = 0
    }
  }
  try {
    for await (const text of texts) {
      parser.write(text)
      if (ready.length === 0) continue
      const some = ready
      ready = []
      yield some
    }
    parser.close()
  } catch (error) {
    throw fault ?? (error instanceof TableFault ? error : damaged())
  }
  // What is cut off is told; half of the books are none.
  if (!isEnvelope) throw new TableFault('MOVE_NOT_TALLY')
  if (!isClosed) throw damaged()
  if (ready.length > 0) yield ready
}

/** Text of the first element within of that name; '' where there is none. */
export const textIn = (element: Element | undefined, ...path: readonly string[]): string => {
  let at = element
  for (const name of path) at = at?.children.find((one) => one.name === name)
  return at ? tidy(at.text) : ''
}

/** Elements within of a name. */
export const all = ({ children }: Element, name: string): Element[] =>
  children.filter((one) => one.name === name)

/** Without the characters that Tally puts before names of its own (`\u0004 Primary`), blanks as one. */
export const tidy = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u001f\u007f\s]+/g, ' ').trim()

/**
 * A file as text, by the mark at its beginning or where its zeros are. What no XML may have and Tally writes nevertheless, as itself
 * or as `&#4;`, is left out.
 */
export async function* textsOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let held = ''
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(encodingOf(piece))
    const text = held + decoder.decode(piece, { stream: true })
    // A reference that the next piece may end.
    const open = /&[#\w]{0,10}$/.exec(text)?.index ?? text.length
    held = text.slice(open)
    yield withoutControls(text.slice(0, open))
  }
  const rest = held + (decoder?.decode() ?? '')
  if (rest !== '') yield withoutControls(rest)
}

const controls =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f]|&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[\da-f]));/gi
const withoutControls = (text: string) => text.replaceAll(controls, '')

function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head[1] === 0 && head[3] === 0) return 'utf-16le'
  if (head[0] === 0 && head[2] === 0) return 'utf-16be'
  const name = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*encoding=["']([\w-]+)/i.exec(
    head.subarray(0, 200).toString('latin1'),
  )?.[1]
  return name && /^(?:windows-1252|iso-8859-1|us-ascii)$/i.test(name) ? 'windows-1252' : 'utf-8'
}
