import type { Plugin } from 'vite'
import { shellTexts } from '@bahi/contracts/texts/shell.ts'

/**
 * Fills the page for browsers without JavaScript from the texts. The title of the application stays a place in the
 * built page: the server fills it with that of the installation. While developing it is `title`.
 */
export function htmlPlugin({ title }: { title: string }): Plugin {
  return {
    name: 'bahi-html',
    transformIndexHtml: (html, { server }) => {
      const noScript = Object.values(shellTexts['shell.noScript'])
        .join('<br />')
        .replaceAll('{{applicationTitle}}', '%APPLICATION_TITLE%')
      const page = html.replaceAll('%NO_SCRIPT%', noScript)
      return server ? page.replaceAll('%APPLICATION_TITLE%', title) : page
    },
  }
}
