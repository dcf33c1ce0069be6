/** Directories whose entries have a file: the certificate of a qualified unit (by id), the picture of a heritage unit (by its number). */
export const directoriesWithFiles = ['qualified-units', 'heritage-units'] as const
export type DirectoryWithFiles = (typeof directoriesWithFiles)[number]

/** Endings each takes, without dot. */
export const directoryFileTypes: Readonly<Record<DirectoryWithFiles, readonly string[]>> = {
  'qualified-units': ['pdf', 'ofd', 'jpg', 'png'],
  'heritage-units': ['jpg', 'png'],
}
