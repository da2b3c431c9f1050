import { deflateSync } from 'node:zlib'

/** One page whose drawing is the stream given. */
function pdfOf(stream: Buffer, filters: string): Buffer {
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>>>endobj
4 0 obj<</Length ${stream.length}/Filter[${filters}]>>stream
`,
    ),
    stream,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF'),
  ])
}

/** Hundreds of thousands of curves, each painted. */
export const endlessPdf = () =>
  pdfOf(
    deflateSync(Buffer.from('0 0 m 900 0 0 900 500 500 c 7 w S 0 0 595 842 re f '.repeat(200_000))),
    '/FlateDecode',
  )

/** Two layers of packing: hundreds of bytes that become 250 megabytes of blanks. */
export const bombPdf = () => {
  const inner = deflateSync(Buffer.alloc(250 * 1024 * 1024, ' '))
  return pdfOf(deflateSync(inner), '/FlateDecode/FlateDecode')
}
