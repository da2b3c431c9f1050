/** What a goods transport agency says of the goods that it carried (CGST Rules, rule 54(3)), blank where not known. */
export interface Consignment {
  readonly consignor?: string | undefined
  readonly consignee?: string | undefined
  readonly goods?: string | undefined
  /** With its unit, as on the consignment note: `12.5 t`. */
  readonly grossWeight?: string | undefined
  readonly vehicleNumber?: string | undefined
  readonly origin?: string | undefined
  readonly destination?: string | undefined
}

/** All that rule 54(3) asks for, beside the GSTIN of the person who pays the tax, which follows from the reverse charge. */
export const consignmentParticulars = [
  'consignor',
  'consignee',
  'goods',
  'grossWeight',
  'vehicleNumber',
  'origin',
  'destination',
] as const satisfies readonly (keyof Consignment)[]

/** Carriage of goods by road, with or without the services of an agency (notification 11/2017, annexure). */
const carriageByRoad = ['9965', '996511', '9967', '996791']
/** That of an agency, which issues a consignment note. */
const ofAgency = '996791'

/**
 * May be carriage of goods by road, so that the invoice has a place for its particulars.
 *
 * @example
 * isCarriageByRoad('996511') // true
 * isCarriageByRoad('996512') // false: by rail
 */
export const isCarriageByRoad = (hsn: string | null | undefined): boolean =>
  carriageByRoad.includes(hsn ?? '')

/**
 * Particulars that are still missing: all are asked for of the services of a goods transport agency, and where one is
 * filled in.
 *
 * @example
 * missingParticulars({ origin: 'Pune' }, []) // ['consignor', 'consignee', 'goods', 'grossWeight', 'vehicleNumber', 'destination']
 * missingParticulars({}, ['7318']) // []
 */
export function missingParticulars(
  consignment: Consignment | undefined,
  codes: readonly (string | undefined)[],
): (keyof Consignment)[] {
  const missing = consignmentParticulars.filter((name) => !consignment?.[name])
  const isAskedFor = codes.includes(ofAgency) || missing.length < consignmentParticulars.length
  return isAskedFor ? missing : []
}
