"""Reads a data card and the first record of its decisions: run where mlcroissant is installed."""

import json
import sys

import mlcroissant

if __name__ == "__main__":
    dataset = mlcroissant.Dataset(jsonld=sys.argv[1])
    issues = dataset.metadata.ctx.issues
    first = next(iter(dataset.records("decisions")))
    found = {
        "issues": sorted([*issues.errors, *issues.warnings]),
        "columns": list(first),
        "row": len(first["decisions/row"]),
    }
    sys.stdout.write(json.dumps(found))
