import type { Plugin } from 'vite'
import { shellTexts } from '@bahi/contracts/texts/shell.ts'

/**
 * Fills the page for browsers without JavaScript from the texts. The title stays a placeholder that the
 * server replaces with the one of its pre-login settings; the development server shows the default.
 */
export function htmlPlugin({ title }: { title: string }): Plugin {
  return {
    name: 'bahi-html',
    transformIndexHtml: (html, context) => {
      const noScript = Object.values(shellTexts['shell.noScript'])
        .join('<br />')
        .replaceAll('{{applicationTitle}}', '%APPLICATION_TITLE%')
      const filled = html.replaceAll('%NO_SCRIPT%', noScript)
      return context.server ? filled.replaceAll('%APPLICATION_TITLE%', title) : filled
    },
  }
}
