import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The page that shows a data file without the product, made with the web; undefined where the web was not built. */
export function viewerPage(webDist: string): Uint8Array | undefined {
  const built = path.join(webDist, 'data-file-viewer.html')
  return existsSync(built) ? readFileSync(built) : undefined
}
