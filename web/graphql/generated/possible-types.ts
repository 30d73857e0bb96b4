
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Notice": [
      "Project",
      "Study"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Notice": [
      "Project",
      "Study"
    ]
  }
};
      export default result;
    