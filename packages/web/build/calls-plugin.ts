import type { Plugin } from 'vite'
import { callList } from '@bahi/contracts/calls.ts'

const id = 'virtual:calls'

/**
 * Gives the browser the method and path of every call without the schemas behind them: zod and the field
 * catalogue reach a screen only with the form that needs them.
 */
export function callsPlugin(): Plugin {
  return {
    name: 'bahi-calls',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}` ? `export default ${JSON.stringify(callTable())}` : undefined,
  }
}

/**
 * A line a resource: its name, then each of its calls as `call:method and flags:path`, in letters, for the list is a part of every
 * first visit. A path that is the name of the call is left out, and one that ends in it has `*` there. Read by `app/api/call-table.ts`.
 */
function callTable(): string {
  const lines = new Map<string, string[]>()
  for (const { name, call } of callList) {
    const at = name.indexOf('.')
    const named = `/${name.replace('.', '/')}`
    const path = call.path === named ? '' : `:${call.path.replace(named, '*')}`
    const flags = [
      call.access === 'anonymous' && 'a',
      call.reply === 'file' && 'f',
      call.reply === 'nothing' && 'n',
      call.idempotent && 'i',
      call.captcha === 'needed' && 'c',
    ]
    const line = lines.get(name.slice(0, at)) ?? []
    lines.set(name.slice(0, at), line)
    line.push(`${name.slice(at + 1)}:${letters[call.method]}${flags.filter(Boolean).join('')}${path}`)
  }
  return [...lines].map(([resource, calls]) => `${resource} ${calls.join(' ')}`).join('\n')
}

const letters = { GET: 'G', POST: 'P' } as const
