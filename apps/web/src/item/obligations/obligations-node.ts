/** Key of the part of the case page that shows its obligations: lists and messages lead to it. */
export const obligationsNode = 'obligations' as const
