import { goods01to14 } from './goods-01-14.ts'
import { goods15to27 } from './goods-15-27.ts'
import { goods28to38 } from './goods-28-38.ts'
import { goods39to49 } from './goods-39-49.ts'
import { goods50to67 } from './goods-50-67.ts'
import { goods68to83 } from './goods-68-83.ts'
import { goods84to85 } from './goods-84-85.ts'
import { goods86to98 } from './goods-86-98.ts'
import { services } from './services.ts'

interface Words {
  readonly ar: string
  readonly hi: string
}

const parts = [
  goods01to14,
  goods15to27,
  goods28to38,
  goods39to49,
  goods50to67,
  goods68to83,
  goods84to85,
  goods86to98,
  services,
]

let decoded: ReadonlyMap<string, Words> | undefined

/** Headings of goods and groups of services in Arabic and Hindi, by their four digits. For the server: 130 kB. */
export function headingWords(): ReadonlyMap<string, Words> {
  return (decoded ??= new Map(
    parts.flatMap((part) =>
      part
        .trim()
        .split('\n')
        .map((line): [string, Words] => {
          const [code = '', ar = '', hi = ''] = line.split(' | ')
          return [code, { ar, hi }]
        }),
    ),
  ))
}
