import { defineConfig } from 'vite'
import path from 'node:path'
import { callsPlugin } from './build/calls-plugin.ts'
import { fileOf } from './build/chunks.ts'
import { htmlPlugin } from './build/html-plugin.ts'
import { preloadPlugin } from './build/preload-plugin.ts'

/** `BAHI_API` names the server that the development server passes calls on to. */
const api = process.env['BAHI_API'] ?? 'http://127.0.0.1:3000'

const source = path.join(import.meta.dirname, 'src')

/** Loaded before any screen; see `build/chunks.ts`. */
const always = /\/(?:rolldown-runtime|index|base|app)-[\w-]+\.(?:js|css)$/

export default defineConfig({
  plugins: [callsPlugin(), htmlPlugin({ title: 'Bahi' }), preloadPlugin(source)],
  // The server compares the origin of a POST with the host that the browser asked.
  server: { host: '127.0.0.1', proxy: { '/api': { target: api, changeOrigin: false } } },
  build: {
    target: 'es2023',
    /** Every asset is a file of its own: the content policy allows no inline data but images. */
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A screen that is opened later names what it needs beyond what is there already.
      resolveDependencies: (_file, parts, { hostType }) =>
        hostType === 'html' ? parts : parts.filter((part) => !always.test(`/${part}`)),
    },
    sourcemap: false,
    rolldownOptions: {
      output: {
        // The first files name every other one: a character less in each name is 500 bytes less before the first list.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [{ debugName: 'files', name: fileOf(source), includeDependenciesRecursively: false }],
        },
      },
      onLog: (level, log, write) => {
        // Every module of the kit says "use client"; there is no server rendering it could matter to.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log)
      },
    },
  },
})
