/** What one file may take while it is read; beyond it the reading ends with an UnreadableSheetError that names the limit. */
export interface ReadingLimits {
  /** Bytes that all parts of a workbook together unpack to, counted while they are unpacked. */
  unpackedBytes: number
  /** Parts of a workbook. */
  parts: number
  /** Texts that cells of a workbook share. */
  sharedTexts: number
  /** Cells of a sheet, those that are dropped included. */
  cells: number
  /** Letters of all cells that are given out, and of all shared texts. */
  letters: number
  /** Letters of one text or mark of a workbook, or of one field of a table of texts. */
  textLetters: number
  /** Letters of one line: a record of a table of texts, an object of a list of JSON. */
  lineLetters: number
}

/** Of a file that a person sends: at most 20 MB as it comes. A spreadsheet program keeps at most 32,767 letters in a cell. */
export const uploadLimits: ReadingLimits = {
  unpackedBytes: 96 * 1024 * 1024,
  parts: 2_000,
  sharedTexts: 500_000,
  cells: 2_000_000,
  letters: 32_000_000,
  textLetters: 400_000,
  lineLetters: 4_000_000,
}

/** Of a file that the operator names at the command line, read by a process of its own. */
export const operatorLimits: ReadingLimits = {
  ...uploadLimits,
  unpackedBytes: 1024 * 1024 * 1024,
  letters: 256_000_000,
}
