import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))
export const nodeProgram = join(root, 'node_modules', '.bin', 'node')
/** What the setup has done, and for which sources; inside node_modules so that removing that starts afresh. */
export const stateFolder = join(root, 'node_modules', '.bahi')
/** Programs as Node has compiled them: the next start of the same sources takes half the work. */
export const compiled = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(stateFolder, 'compiled'),
}
export const webFolder = join(root, 'packages', 'web')
export const webDist = join(webFolder, 'dist')
