import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The engines that a cluster is made of, and their packages in Debian and Ubuntu. */
const engines = [
  { program: 'etcd', package: 'etcd-server' },
  { program: 'patroni', package: 'patroni' },
  { program: 'haproxy', package: 'haproxy' },
  { program: 'pgbouncer', package: 'pgbouncer' },
  { program: 'pgbackrest', package: 'pgbackrest' },
] as const

export interface Programs {
  /** Folder with `postgres`, `initdb` and `pg_rewind`, of version 15 or newer. */
  readonly postgresBin: string
  /** PgBouncer keeps named statements of clients apart since 1.21. */
  readonly bouncerHasNames: boolean
}

/** What of it is on this machine; else which packages are missing, and the command that installs them. */
export function findPrograms(): Programs | { readonly missing: string } {
  const absent = engines.filter(({ program }) => !isThere(program)).map((one) => one.package as string)
  const postgresBin = postgresFolder()
  if (!postgresBin) absent.push('postgresql-15')
  if (absent.length > 0)
    return {
      missing:
        `A cluster is made of engines of the system, and ${absent.join(', ')} ${absent.length === 1 ? 'is' : 'are'} not on this machine.\n` +
        `Debian and Ubuntu: apt-get install --no-install-recommends ${absent.join(' ')}\n` +
        'Elsewhere: the packages of these names; PostgreSQL may be 15 or newer.',
    }
  const [, major = 0, minor = 0] = /PgBouncer (\d+)\.(\d+)/.exec(said('pgbouncer', '--version')) ?? []
  return {
    postgresBin: postgresBin!,
    bouncerHasNames: Number(major) > 1 || Number(minor) >= 21,
  }
}

const isThere = (program: string) => said(program, program === 'haproxy' ? '-v' : '--version') !== ''

const said = (program: string, option: string): string => {
  const { stdout, stderr, error } = spawnSync(program, [option], {
    encoding: 'utf8',
    env: withSystemFolders(),
  })
  return error ? '' : `${stdout}${stderr}`
}

/** Daemons lie in folders that an ordinary user's path often lacks. */
export const withSystemFolders = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [process.env['PATH'], '/usr/sbin', '/sbin', '/usr/local/sbin'].filter(Boolean).join(path.delimiter),
})

function postgresFolder(): string | undefined {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home).map(Number) : []
  const newest = Math.max(0, ...versions.filter((version) => version >= 15))
  const folder = path.join(home, String(newest), 'bin')
  if (existsSync(path.join(folder, 'postgres'))) return folder
  const elsewhere = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .find((one) => one && existsSync(path.join(one, 'postgres')) && existsSync(path.join(one, 'pg_rewind')))
  return elsewhere
}
