import type { DataFileFault } from '@bahi/domain/data-file/faults.ts'

/** Why a file is refused, with the way out, for who runs a command. */
export function sentenceOf({ kind, entry }: DataFileFault, file: string): string {
  switch (kind) {
    case 'notADataFile':
      return `${file} is no data file of Bahi, or was cut. Copy it again from where it was made.`
    case 'newerFormat':
      return `${file} is of a newer version of Bahi. Update Bahi and import again.`
    case 'locked':
      return `${file} is encrypted: give its passphrase in BAHI_PASSPHRASE, or the private key of your backups with --key.`
    case 'wrongKey':
      return `${file} does not open with this passphrase or key.`
    case 'unsigned':
      return `${file} was changed: its list is not the one that was signed.`
    case 'altered':
      return `${file} was changed: ${entry} is not what was written.`
    case 'missing':
      return `${file} was changed: ${entry} is missing.`
    case 'unexpected':
      return `${file} was changed: ${entry} was added.`
  }
}

/** Beside the data, for whoever opens the archive in years. */
export const readMe = `This file has all data of one business as kept in Bahi: documents, payments, masters, attached files, settings and the audit trail.

Open viewer.html in any browser, without internet, and give it this ZIP file. It checks that nothing was changed and shows what is in it.
data/ has every table as CSV (UTF-8, heading in the first line), files/ the attached files by their number; names are in data/stored_files.
manifest.json lists every entry with its SHA-256; signature.json is an Ed25519 signature of that list.
Where names end with .age the entry is sealed (age-encryption.org, gzip within); key.age opens with the passphrase or the private key of the backups.
To put it into an empty installation: npm run escrow:import -- --from FILE

इस फ़ाइल में एक कारोबार का Bahi का पूरा डेटा है। viewer.html को किसी भी ब्राउज़र में खोलें (इंटरनेट ज़रूरी नहीं) और यह ZIP फ़ाइल चुनें।

يحتوي هذا الملف على جميع بيانات منشأة واحدة في Bahi. افتح viewer.html في أي متصفح دون إنترنت، ثم اختر ملف ZIP هذا.
`
