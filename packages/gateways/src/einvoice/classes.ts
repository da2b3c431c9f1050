/** What a client does about a code; every other code is for the user to mend. */
export type CodeClass = 'signInAgain' | 'settings' | 'exists' | 'syncGstin' | 'portalTrouble' | 'user'

const ranges: readonly (readonly [codeClass: CodeClass, codes: string])[] = [
  ['signInAgain', '1005'],
  ['settings', '1002 1004 1006 1007 1008 1010-1020 3026 3059 3069'],
  ['exists', '2150 2295 4002 4026 9999'],
  ['syncGstin', '3028 3029 3074-3078'],
  ['portalTrouble', '2139 2141 2146 2147 3020 3043 4001 4004 5001'],
]

const classes = new Map<string, CodeClass>(
  ranges.flatMap(([codeClass, codes]) =>
    codes.split(' ').flatMap((range) => {
      const [from, to = from] = range.split('-').map(Number)
      return Array.from({ length: to! - from! + 1 }, (_, at): [string, CodeClass] => [
        String(from! + at),
        codeClass,
      ])
    }),
  ),
)

export function classOf(code: string): CodeClass {
  return classes.get(code) ?? 'user'
}
