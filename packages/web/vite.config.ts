import { defineConfig } from 'vite'
import { callsPlugin } from './build/calls-plugin.ts'
import { htmlPlugin } from './build/html-plugin.ts'

/** `BAHI_API` names the server that the development server passes calls on to. */
const api = process.env['BAHI_API'] ?? 'http://127.0.0.1:3000'

const large = /\/(?:screens|use-unsaved-guard|Switch|Modal|ScrollArea|fields)-/

export default defineConfig({
  plugins: [callsPlugin(), htmlPlugin({ title: 'Bahi' })],
  server: { host: '127.0.0.1', proxy: { '/api': api } },
  build: {
    target: 'es2023',
    /** Every asset is a file of its own: the content policy allows no inline data but images. */
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A lazily loaded screen names its sheets and the large parts; a list of all would weigh more in the frame than
      // it saves, for most are loaded already.
      resolveDependencies: (_file, parts, { hostType }) =>
        hostType === 'html' ? parts : parts.filter((part) => part.endsWith('.css') || large.test(part)),
    },
    sourcemap: false,
    rolldownOptions: {
      onLog: (level, log, write) => {
        // Every module of the kit says "use client"; there is no server rendering it could matter to.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log)
      },
    },
  },
})
