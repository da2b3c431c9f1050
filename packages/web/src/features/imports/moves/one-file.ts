import { downloadZip } from 'client-zip'

/** Several files as one archive; their contents are not packed again. */
export async function oneFileOf(file: File, others: readonly File[]): Promise<File> {
  if (others.length === 0) return file
  const taken = new Set<string>()
  const named = [file, ...others].map((input) => {
    let { name } = input
    for (let turn = 2; taken.has(name.toLowerCase()); turn++) name = `${turn} ${input.name}`
    taken.add(name.toLowerCase())
    return { input, name }
  })
  const blob = await downloadZip(named).blob()
  return new File([blob], `${file.name.replace(/\.[^.]+$/, '')} +${others.length}.zip`)
}
