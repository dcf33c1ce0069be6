import type { Conclusion } from '@wenwu/core/codes/conclusions'

/** The colour of how a case came out; the word always stands in it. */
export const conclusionTones: Record<Conclusion, string> = {
  approved: 'tone-green',
  refused: 'tone-red',
  'not-accepted': 'tone-red',
  withdrawn: 'tone-grey',
  void: 'tone-grey',
}
