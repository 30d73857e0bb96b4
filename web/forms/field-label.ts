import { createContext, useContext } from 'react';

/** The label of the field that contains a group of inputs. */
export const FieldLabel = createContext<string | undefined>(undefined);

/**
 * Returns the label of the surrounding field as the name of a group. An HTML label can only name
 * a single input.
 */
export const useFieldLabel = (): string | undefined => useContext(FieldLabel);
