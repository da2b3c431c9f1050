import lines from 'virtual:calls'

/** How the browser sends a call. */
export interface Way {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** `a` without a session, `f` a file, `n` no reply, `i` idempotent, `c` with a captcha. */
  readonly flags: string
}

/** Calls by name, as the build wrote them. */
const ways: ReadonlyMap<string, Way> = new Map(
  lines.split('\n').flatMap((line) => {
    const [resource, ...calls] = line.split(' ')
    return calls.map((each): [string, Way] => {
      const [call, [letter, ...flags] = '', path = '*'] = each.split(':')
      const way = {
        method: letter === 'G' ? ('GET' as const) : ('POST' as const),
        path: path.replace('*', `/${resource}/${call}`),
        flags: flags.join(''),
      }
      return [`${resource}.${call}`, way]
    })
  }),
)

export const wayOf = (name: string): Way => ways.get(name)!
