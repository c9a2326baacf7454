"""How bots play, measured: lies and what they bring, inspections, bribes, promises, and who beats whom."""

from loxley.research.measures.gathering import Gathered
from loxley.research.measures.report import Calibration, Cross, Found, Mean, Measures, Ratio, measures_of
from loxley.research.measures.running import Wish, measure

__all__ = ["Calibration", "Cross", "Found", "Gathered", "Mean", "Measures", "Ratio", "Wish", "measure", "measures_of"]
