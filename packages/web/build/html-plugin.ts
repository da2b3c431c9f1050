import type { Plugin } from 'vite'
import { shellTexts } from '@bahi/contracts/texts/shell.ts'

/**
 * Fills the page for browsers without JavaScript from the texts.
 * With JavaScript the title comes from the pre-login settings; `title` is the product's own.
 */
export function htmlPlugin({ title }: { title: string }): Plugin {
  return {
    name: 'bahi-html',
    transformIndexHtml: (html) => {
      const noScript = Object.values(shellTexts['shell.noScript'])
        .join('<br />')
        .replaceAll('{{applicationTitle}}', '%APPLICATION_TITLE%')
      return html.replaceAll('%NO_SCRIPT%', noScript).replaceAll('%APPLICATION_TITLE%', title)
    },
  }
}
