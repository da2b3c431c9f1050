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

/** A path that is the name of the call is left out: the list is a part of every first visit. */
function callTable(): Record<string, readonly [method: string, path: string, flags: string]> {
  return Object.fromEntries(
    callList.map(({ name, call }) => [
      name,
      [
        call.method,
        call.path === `/${name.replace('.', '/')}` ? '' : call.path,
        [
          call.access === 'anonymous' && 'a',
          call.reply === 'file' && 'f',
          call.reply === 'nothing' && 'n',
          call.idempotent && 'i',
          call.captcha === 'needed' && 'c',
        ]
          .filter(Boolean)
          .join(''),
      ],
    ]),
  )
}
