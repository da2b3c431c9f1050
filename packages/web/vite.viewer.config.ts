import { defineConfig } from 'vite'
import { oneFilePlugin } from './build/one-file-plugin.ts'

/** The page that shows a data file without the product: one file, which goes into each of them. */
export default defineConfig({
  plugins: [oneFilePlugin()],
  publicDir: false,
  build: {
    target: 'es2022',
    modulePreload: false,
    cssCodeSplit: false,
    sourcemap: false,
    rolldownOptions: {
      input: 'data-file-viewer.html',
      output: { codeSplitting: false },
    },
  },
})
