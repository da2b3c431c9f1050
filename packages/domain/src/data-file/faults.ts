/**
 * Why a data file is refused. `notADataFile`: another file, or one that was cut; `newerFormat`: of a newer version; `locked`: it is encrypted and no
 * passphrase or key was given; `wrongKey`; `unsigned`: the signature is not of its list; `altered`, `missing`, `unexpected`: one entry of it.
 */
export type DataFileFaultKind =
  | 'notADataFile'
  | 'newerFormat'
  | 'locked'
  | 'wrongKey'
  | 'unsigned'
  | 'altered'
  | 'missing'
  | 'unexpected'

export class DataFileFault extends Error {
  readonly kind: DataFileFaultKind
  /** Which entry it is about. */
  readonly entry: string | undefined
  constructor(kind: DataFileFaultKind, entry?: string) {
    super(entry === undefined ? kind : `${kind}: ${entry}`)
    this.kind = kind
    this.entry = entry
  }
}
