import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Puts script and styles into the page, so that it is one file, and a content policy that lets it load nothing: it runs that script and no other, and
 * reaches no network.
 */
export const oneFilePlugin = (): Plugin => ({
  name: 'bahi-one-file',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.html'))
    if (page?.type !== 'asset') throw new Error('There is no page')
    let script = ''
    let style = ''
    for (const file of Object.values(bundle)) {
      if (file === page) continue
      if (file.type === 'chunk') script += file.code
      else if (file.fileName.endsWith('.css')) style += String(file.source)
      else throw new Error(`${file.fileName} would be a file of its own`)
      delete bundle[file.fileName]
    }
    // A script ends where its text says so, whatever that is within.
    const code = `${script.replaceAll('</script', '<\\/script')}\n`
    const policy = [
      "default-src 'none'",
      `script-src 'sha256-${createHash('sha256').update(code).digest('base64')}'`,
      "style-src 'unsafe-inline'",
      'img-src blob: data:',
      "form-action 'none'",
      "base-uri 'none'",
    ].join('; ')
    page.source = String(page.source)
      .replace(/<script[^>]*src=[^>]*><\/script>/, '')
      .replace(/<link[^>]*stylesheet[^>]*>/, '')
      .replace(
        '<meta charset="utf-8" />',
        () =>
          `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
      )
      .replace('</head>', () => `<style>${style}</style>\n  </head>`)
      .replace('</body>', () => `<script type="module">${code}</script>\n  </body>`)
  },
})
