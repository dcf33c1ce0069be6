/** One entry of a dictionary, as specification §3 (code list item) names it. */
export interface DictionaryEntry {
  code: string
  name: string
}

/** Class codes of the red-header forms (specification §7.4, misspellings included). */
export const documentDictionaries = [
  'theme',
  'fotmat',
  'public',
  'docNumPrefix',
  'pasoPrefix',
  'degreeUrgency',
  'officialSeal',
  'manuscript',
] as const
